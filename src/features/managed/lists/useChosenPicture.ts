import { useEffect, useState } from 'react';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy } from '../form/copy.ts';
import type { Send } from '../../requests/LoadedList.tsx';

export type UploadPicture = Send<{ id: number; body: { picture: Blob } }>;

/**
 * Keeps the picture of a new entry until the entry is saved, because the server has to know the entry
 * first. `thenUpload` waits until the entry is created, uploads the picture, and shows an error if it
 * was refused.
 */
export function useChosenPicture(upload: UploadPicture | undefined) {
  const [chosen, setChosen] = useState<{ picture: Blob; url: string }>();
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.url);
    },
    [chosen],
  );
  const [isOpening, setIsOpening] = useState(false);
  const choose = (picture: Blob) => setChosen({ picture, url: URL.createObjectURL(picture) });
  const toast = useToast();
  const thenUpload = async <Answer extends { data?: { data: { id: number } } }>(
    creating: Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await creating;
    const id = answer.data?.data.id;
    if (id !== undefined && chosen && upload) {
      const { error } = await upload({ id, body: { picture: chosen.picture } });
      if (error) toast.error(entryErrorText(error, copy.picture.failed));
    }
    return answer;
  };
  return { chosenUrl: chosen?.url, choose, isOpening, setIsOpening, thenUpload };
}
