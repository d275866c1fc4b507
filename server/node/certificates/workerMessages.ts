import {
  type CertificateDesign,
  type CertificateText,
  type MissingCharacters,
  MissingCharactersError,
  UnreadablePictureError,
} from '../../services/certificateRenderer.ts';

/** What the worker is told; answers have the same `id`. */
export type WorkerRequest = { id: number } & (
  | { kind: 'render'; design: CertificateDesign; certificates: readonly CertificateText[] }
  | { kind: 'findMissing'; texts: readonly string[] }
  | { kind: 'cancel' }
);

/** The classes of errors get lost on the way between threads. */
export type WorkerError =
  | { kind: 'picture'; picture: UnreadablePictureError['picture'] }
  | { kind: 'missing'; missing: MissingCharacters[] }
  | { kind: 'other'; message: string };

export type WorkerResponse = { id: number } & (
  | { kind: 'progress'; done: number }
  | { kind: 'result'; result: Uint8Array | MissingCharacters[] }
  | { kind: 'failure'; error: WorkerError }
);

export function toWorkerError(error: unknown): WorkerError {
  if (error instanceof UnreadablePictureError) return { kind: 'picture', picture: error.picture };
  if (error instanceof MissingCharactersError) return { kind: 'missing', missing: error.missing };
  return { kind: 'other', message: error instanceof Error ? (error.stack ?? error.message) : '' };
}

export function toError(error: WorkerError): Error {
  if (error.kind === 'picture') return new UnreadablePictureError(error.picture);
  if (error.kind === 'missing') return new MissingCharactersError(error.missing);
  return new Error(error.message);
}
