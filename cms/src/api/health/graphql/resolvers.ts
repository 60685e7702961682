export const resolvers = {
  Query: {
    async health() {
      const { checkedAt, findings } = await strapi.service('api::health.health').check();
      return {
        checkedAt,
        findings: findings.map((finding) => ({ ...finding, status: finding.status.toUpperCase() })),
      };
    },
  },
};
