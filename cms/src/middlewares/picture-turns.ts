import type { Context, Next } from 'koa';
import { identify } from '../auth/identity';
import { createLimits } from '../shared-with-web/limit';

/** As many as a form sends. Those that wait are on the disk. */
const editors = createLimits({ running: 2, waiting: Infinity });

/** Of one editor's pictures two are decoded at a time: another's need not wait for all of them. */
export default () => async (ctx: Context, next: Next) => {
  const { uid } = await identify(ctx);
  await editors.run(uid, next);
};
