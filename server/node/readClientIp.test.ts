import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readClientIp } from './nodeApp.ts';

describe('readClientIp', () => {
  const app = new Hono();
  app.get('/:proxies', (context) =>
    context.text(readClientIp(context, Number(context.req.param('proxies')))),
  );
  const request = async (proxies: number, forwarded?: string) => {
    const bindings = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.1' } } };
    const response = await app.request(
      `/${proxies}`,
      { headers: forwarded ? { 'X-Forwarded-For': forwarded } : {} },
      bindings,
    );
    return response.text();
  };

  it('ignores X-Forwarded-For without trusted proxies', async () => {
    expect(await request(0, '1.2.3.4')).toBe('10.0.0.1');
  });

  it('uses the entry added by the outermost trusted proxy', async () => {
    expect(await request(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
    expect(await request(2, '6.6.6.6, 1.2.3.4, 10.0.0.9')).toBe('1.2.3.4');
    expect(await request(1)).toBe('10.0.0.1');
  });
});
