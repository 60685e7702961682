/** For editors; `web/schema.graphql` holds it together with the rest. */
export const healthTypeDefs = /* GraphQL */ `
  type Health {
    """
    Within the last ten seconds.
    """
    checkedAt: DateTime!
    findings: [HealthFinding!]!
  }

  type HealthFinding {
    finding: String!

    """
    What to do about it; null when all is well.
    """
    fix: String

    """
    The same for the same check.
    """
    id: ID!
    status: HealthStatus!
    title: String!
  }

  enum HealthStatus {
    ERROR
    OK
    WARNING
  }

  extend type Query {
    """
    Whether all is well that the product needs, third parties included.
    """
    health: Health!
  }
`;
