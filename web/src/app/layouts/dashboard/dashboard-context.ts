import { useOutletContext } from 'react-router-dom';

/** What the dashboard tells its pages. */
export type DashboardContext = {
  /** Whether this account may change projects; undefined until the server has answered. */
  mayEdit: boolean | undefined;
  /** The same for reading visitors' messages. */
  mayReadMessages: boolean | undefined;
};

export function useDashboard(): DashboardContext {
  return useOutletContext<DashboardContext>();
}
