import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address';

function requestFrom(remoteAddress: string, forwarded?: string) {
  const request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } } = {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  };
  return request as IncomingMessage;
}

test.each([
  { proxies: 0, forwarded: undefined, address: '10.0.0.9', why: 'nothing is forwarded' },
  { proxies: 0, forwarded: '1.1.1.1', address: '10.0.0.9', why: 'no proxy is trusted' },
  { proxies: 1, forwarded: '1.1.1.1', address: '1.1.1.1', why: 'one proxy is' },
  { proxies: 1, forwarded: '6.6.6.6, 1.1.1.1', address: '1.1.1.1', why: 'the visitor wrote the first' },
  { proxies: 2, forwarded: '6.6.6.6, 1.1.1.1, 2.2.2.2', address: '1.1.1.1', why: 'two proxies are' },
  { proxies: 2, forwarded: '1.1.1.1', address: '1.1.1.1', why: 'there are fewer than are trusted' },
  { proxies: 1, forwarded: ' , ,', address: '10.0.0.9', why: 'only blanks are forwarded' },
])('behind $proxies proxies "$forwarded" is $address, for $why', ({ proxies, forwarded, address }) => {
  expect(clientAddress(requestFrom('10.0.0.9', forwarded), proxies)).toBe(address);
});
