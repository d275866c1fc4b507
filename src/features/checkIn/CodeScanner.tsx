import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type CodeDetector, createCodeDetector } from './codeDetector.ts';
import { copy } from './copy.ts';
import type { CheckInResult } from './useCheckIn.ts';

/** Milliseconds between two looks at the picture. */
const interval = 250;
/** Milliseconds until a code whose check-in has failed is read again. */
const retryAfter = 3000;
/** Frames one after the other that cannot be read: one can, of a camera that is just starting. */
const maxUnreadable = 8;

type CodeScannerProps = {
  checkIn: (text: string) => Promise<CheckInResult>;
  onClose: () => void;
};

/** Reads the codes of one team after the other with the camera. */
export function CodeScanner({ checkIn, onClose }: CodeScannerProps) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="scanner-title" maxWidth="sm" fullWidth>
      <DialogTitle id="scanner-title">{copy.scanner.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{copy.scanner.lead}</DialogContentText>
        <ScannerVideo checkIn={checkIn} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {copy.scanner.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A component of its own: the content of a dialog is mounted after the dialog. */
function ScannerVideo({ checkIn }: Pick<CodeScannerProps, 'checkIn'>) {
  const { video, result } = useScanner(checkIn);
  return (
    <>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-label={copy.scanner.video}
        sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', backgroundColor: '#000' }}
      />
      <Typography
        role="status"
        sx={{
          minHeight: 28,
          mt: 1,
          fontWeight: 600,
          color: result?.isError ? 'error.main' : undefined,
        }}
      >
        {result?.text}
      </Typography>
    </>
  );
}

function useScanner(checkIn: CodeScannerProps['checkIn']) {
  const video = useRef<HTMLVideoElement>(null);
  const [result, setResult] = useState<CheckInResult | undefined>({
    text: copy.scanner.starting,
    isError: false,
  });
  // A code stays in the picture for a while.
  const last = useRef({ text: '', ignoredUntil: 0 });
  const read = useEffectEvent(async (text: string) => {
    if (text === last.current.text && Date.now() < last.current.ignoredUntil) return;
    const next = await checkIn(text);
    last.current = { text, ignoredUntil: next.isError ? Date.now() + retryAfter : Infinity };
    setResult(next);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const report = (next: CheckInResult | undefined) => {
      if (!signal.aborted) setResult(next);
    };
    const fail = (text: string) => report({ text, isError: true });
    const onUnreadable = () => fail(copy.scanner.unreadable);
    const scan = async () => {
      // While somebody is asked for the camera.
      const loading = createCodeDetector().catch(() => undefined);
      const stream = await openCamera(signal).catch((error: unknown) => fail(cameraProblem(error)));
      if (!stream || !video.current) return;
      await show(video.current, stream);
      const detector = await loading;
      if (detector) {
        report(undefined);
        await watch(video.current, detector, { onCode: read, onUnreadable, signal });
      } else {
        fail(copy.scanner.unloaded);
        stop.abort();
      }
    };
    scan().catch(onUnreadable);
    return () => stop.abort();
  }, []);
  return { video, result };
}

/** Returns the picture of the camera, which ends with the signal; rejects if it cannot be used. */
async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const end = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) end();
  else signal.addEventListener('abort', end);
  return stream;
}

/** Returns why a camera cannot be used, and what helps. */
function cameraProblem(error: unknown): string {
  const { problems } = copy.scanner;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return problems.refused;
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return problems.missing;
  return name === 'NotReadableError' || name === 'AbortError' ? problems.busy : problems.other;
}

/** Shows a camera in an element. */
async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream;
  await video.play();
}

type WatchOptions = {
  onCode: (text: string) => Promise<void>;
  onUnreadable: () => void;
  signal: AbortSignal;
};

/** Reports each code in the picture of an element, until the signal. */
async function watch(
  video: HTMLVideoElement,
  detector: CodeDetector,
  { onCode, onUnreadable, signal }: WatchOptions,
): Promise<void> {
  let unreadable = 0;
  while (!signal.aborted) {
    const codes = await detector.detect(video).catch(() => undefined);
    unreadable = codes ? 0 : unreadable + 1;
    if (unreadable === maxUnreadable) onUnreadable();
    const [code] = codes ?? [];
    if (code) await onCode(code.rawValue);
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
