import { loadCode } from './load-code';

export const loadFirebase = () => loadCode(() => import('./firebase'));
