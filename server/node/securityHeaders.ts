import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Sets the security headers of all responses; a response that already has a header keeps it. */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  // Pictures and rules have URLs with the public origin; a visitor on the local network may use
  // another one.
  const publicOrigin = publicUrl ? [publicUrl] : [];
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // The PDF viewer decodes scanned pages with WebAssembly; eval stays forbidden.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      workerSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...publicOrigin],
      fontSrc: ["'self'"],
      frameSrc: ['https://www.youtube-nocookie.com'],
      connectSrc: ["'self'", ...publicOrigin],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
    xFrameOptions: 'DENY',
    // Headers of old browsers and proxies, which add nothing to the policy above.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** Lets pages of other origins show a response, e.g. a stored picture. */
export const allowOtherOrigins: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
};
