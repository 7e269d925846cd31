extension FlowModel {
    /// The JSON Schema (draft 2020-12) that every ``json`` conforms to, with a description of each key.
    ///
    /// Source: https://json-schema.org/draft/2020-12
    public static var schema: String { String(decoding: PackageResources.FlowModel_schema_json, as: UTF8.self) }
}
