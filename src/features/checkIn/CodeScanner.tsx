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
import { copy } from './copy.ts';
import type { CheckInResult } from './useCheckIn.ts';

/** Not in the types of the language yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
declare const BarcodeDetector: new (options: { formats: string[] }) => Detector;

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
  const [result, setResult] = useState<CheckInResult>();
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
    const fail = (text: string) => {
      if (!stop.signal.aborted) setResult({ text, isError: true });
    };
    const onUnreadable = () => fail(copy.scanner.unreadable);
    const scan = async () => {
      const stream = await openCamera(stop.signal).catch(() => undefined);
      if (!stream) fail(copy.scanner.refused);
      else if (video.current)
        await watch(video.current, stream, { onCode: read, onUnreadable, signal: stop.signal });
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

type WatchOptions = {
  onCode: (text: string) => Promise<void>;
  onUnreadable: () => void;
  signal: AbortSignal;
};

/** Shows a camera in an element and reports each code in its picture, until the signal. */
async function watch(
  video: HTMLVideoElement,
  stream: MediaStream,
  { onCode, onUnreadable, signal }: WatchOptions,
): Promise<void> {
  if (signal.aborted) return;
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
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
