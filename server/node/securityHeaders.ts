import type { MiddlewareHandler } from 'hono';

/** Sets the security headers of all responses; a response that already has a header keeps it. */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  // Pictures and rules have URLs with the public origin; a visitor on the local network may use
  // another one.
  const publicOrigin = publicUrl ? ` ${publicUrl}` : '';
  const headers = {
    'Content-Security-Policy': [
      "default-src 'self'",
      // The PDF viewer decodes scanned pages with WebAssembly; eval stays forbidden.
      "script-src 'self' 'wasm-unsafe-eval'",
      "worker-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: https:${publicOrigin}`,
      "font-src 'self'",
      'frame-src https://www.youtube-nocookie.com',
      `connect-src 'self'${publicOrigin}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    if (context.req.path.startsWith('/storage/'))
      context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  };
}
