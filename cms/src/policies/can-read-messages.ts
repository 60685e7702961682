import { requireMessageReader, type RequestLike } from '../auth/identity';

/** May the bearer of this request read what visitors wrote? In GraphQL the koa context is under `http`. */
export default async function canReadMessages(
  context: RequestLike & { http?: RequestLike },
): Promise<boolean> {
  await requireMessageReader(context.http ?? context);
  return true;
}
