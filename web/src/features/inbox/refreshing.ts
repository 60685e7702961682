/** Messages come in while the dashboard is open. */
export const refreshing = {
  context: { auth: true },
  fetchPolicy: 'cache-and-network',
  pollInterval: 60_000,
  skipPollAttempt: () => document.hidden,
} as const;
