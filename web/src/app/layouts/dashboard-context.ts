import { useOutletContext } from 'react-router-dom';

/** What the dashboard tells its pages. */
export type DashboardContext = {
  /** True once the server has said that this account may not change projects. */
  mayNotEdit: boolean;
  /** True once the server has said that this account may not read messages. */
  mayNotReadMessages: boolean;
};

export function useDashboard(): DashboardContext {
  return useOutletContext<DashboardContext>();
}
