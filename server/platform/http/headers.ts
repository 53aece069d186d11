import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Tells the browser with every answer what it may do with it. It may run and show only our own files, use no device, be
 * framed by no page and, after TLS, never come back without.
 */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    // Said below, where it is true: a browser ignores it without TLS.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', PERMISSIONS_POLICY);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', TLS_ONLY);
  });
}

/** The policy of an answer that is a file: if a browser shows it all the same, as a page without origin, scripts or parts. */
export const FILE_POLICY = "sandbox; default-src 'none'";

/** The hash of an empty text: Emotion makes empty style elements and writes their rules through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", EMPTY_STYLE],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    // The preview of an attached PDF: a blob that the app makes itself, in the browser's own viewer; nothing else is framed.
    frameSrc: ['blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** A year. The sister names of the host are not ours to speak for. */
const TLS_ONLY = 'max-age=31536000';

/** The product uses none of these: a script that got in, or a framed file, cannot either. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = UNUSED.map((feature) => `${feature}=()`).join(', ');
