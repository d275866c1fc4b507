import { describe, expect, it } from 'vitest';
import { findClientIp } from './clientIp.ts';

describe('findClientIp', () => {
  const find = (proxies: number, forwarded?: string) =>
    findClientIp(
      {
        headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
        socket: { remoteAddress: '::ffff:10.0.0.1' },
      },
      proxies,
    );

  it('ignores X-Forwarded-For without trusted proxies', () => {
    expect(find(0, '1.2.3.4')).toBe('10.0.0.1');
  });

  it('uses the entry added by the outermost trusted proxy', () => {
    expect(find(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
    expect(find(2, '6.6.6.6, 1.2.3.4, 10.0.0.9')).toBe('1.2.3.4');
    expect(find(1)).toBe('10.0.0.1');
  });

  it('says so if there is none', () => {
    expect(findClientIp({ headers: {}, socket: {} }, 0)).toBe('unknown');
  });
});
