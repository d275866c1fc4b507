import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Scripts of the client. Browsers read most security headers with documents and workers only, and
 * they would add 0.7 kB to each script. The worker's file has another ending.
 */
const clientScript = /^\/assets\/[^/]+\.js$/;

type SecurityOptions = {
  publicUrl: string | undefined;
  /** Whether this server itself speaks HTTPS, and nothing else. */
  hasTls: boolean;
};

/**
 * Sets the security headers of all responses; a response that already has a header keeps it.
 *
 * @param inlineScripts sources of the inline scripts in index.html. Not those of a rendered page, where
 *   a script could have been written by somebody else
 */
export function securityHeaders(
  { publicUrl, hasTls }: SecurityOptions,
  inlineScripts: string[],
): MiddlewareHandler {
  const isSecure = hasTls || publicUrl?.startsWith('https:') === true;
  const scriptHeaders = {
    overwrite: false,
    strictTransportSecurity: isSecure ? 'max-age=31536000' : false,
    // Headers of old browsers and proxies, which add nothing to the policy below.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
  const setHeaders = secureHeaders({
    ...scriptHeaders,
    // Over plain http a browser ignores it, with an error on the console.
    crossOriginOpenerPolicy: isSecure,
    permissionsPolicy: {
      // Reads the codes of teams at check-in.
      camera: ['self'],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });
  const setScriptHeaders = secureHeaders({
    ...scriptHeaders,
    crossOriginOpenerPolicy: false,
    referrerPolicy: false,
    xFrameOptions: false,
  });
  return (context, next) =>
    clientScript.test(context.req.path)
      ? setScriptHeaders(context, next)
      : setHeaders(context, async () => {
          await next();
          // Also with 304, which replaces the headers that the browser has stored with the page.
          if (!context.res.headers.has(policyHeader))
            context.header(policyHeader, contentSecurityPolicy(publicUrl, inlineScripts));
        });
}

const policyHeader = 'Content-Security-Policy';

function contentSecurityPolicy(publicUrl: string | undefined, inlineScripts: string[]): string {
  // Pictures and rules have URLs with the public origin; a visitor on the local network may use
  // another one.
  const publicOrigin = publicUrl ? [publicUrl] : [];
  const directives = {
    'default-src': ["'self'"],
    // The PDF viewer decodes scanned pages with WebAssembly, and check-in the codes of a camera; eval stays forbidden.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScripts],
    'worker-src': ["'self'"],
    // MUI, notistack and the PDF viewer insert style elements, and a nonce cannot be in a cached page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...publicOrigin],
    'font-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'connect-src': ["'self'", ...publicOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Lets pages of other origins show a response, e.g. a stored picture. */
export const allowOtherOrigins: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
};
