import type { MiddlewareHandler } from 'hono';

/** Sets what a browser may do with our answers; an answer that brings its own policy keeps it. */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  // Pictures and rules are linked by the public address, which a visitor on the local network may
  // not have opened.
  const elsewhere = publicUrl ? ` ${publicUrl}` : '';
  const fixed = {
    'Content-Security-Policy': [
      "default-src 'self'",
      // WebAssembly decodes the scanned pages of a PDF; no text is ever run as a script.
      "script-src 'self' 'wasm-unsafe-eval'",
      "worker-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: https:${elsewhere}`,
      "font-src 'self'",
      'frame-src https://www.youtube-nocookie.com',
      `connect-src 'self'${elsewhere}`,
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
    for (const [name, value] of Object.entries(fixed)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    if (context.req.path.startsWith('/storage/'))
      context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  };
}
