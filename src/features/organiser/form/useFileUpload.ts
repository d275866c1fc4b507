import { useState } from 'react';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../errorText.ts';

type Answer = { data?: { message: string }; error?: unknown };

/** Sends a file that was chosen; a text instead of an answer says why it cannot be sent. */
export function useFileUpload(send: (file: File) => Promise<Answer | string>, failed: string) {
  const [failure, setFailure] = useState<string>();
  const toast = useToast();
  const { run, busy } = useSingleFlight(async (file: File) => {
    setFailure(undefined);
    const answer = await send(file);
    if (typeof answer === 'string') setFailure(answer);
    else if (answer.data) toast.success(answer.data.message);
    else setFailure(entryErrorText(answer.error, failed));
  });
  return { onChoose: (file: File) => void run(file), busy, failure };
}
