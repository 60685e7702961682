type PostgresConnection = {
  query(
    statement: string | { text: string; values?: unknown[]; query_timeout: number },
    values?: unknown[],
  ): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
};

type PostgresClient = {
  /** Of the connections to come. */
  connectionSettings: { connectionTimeoutMillis: number };
  acquireConnection(): Promise<PostgresConnection>;
  releaseConnection(connection: PostgresConnection): Promise<void>;
  /** Beside the pool. */
  acquireRawConnection(): Promise<PostgresConnection>;
};

/** Of knex, for what must stay on one connection. */
export function postgresClient(): PostgresClient {
  return strapi.db.connection.client as PostgresClient;
}
