import { requireEditor, type RequestLike } from '../auth/identity';

/** May the bearer of this request change projects? In GraphQL the koa context is under `http`. */
export default async function canEdit(context: RequestLike & { http?: RequestLike }): Promise<boolean> {
  await requireEditor(context.http ?? context);
  return true;
}
