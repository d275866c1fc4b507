import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useToast } from '../../../ui/toasts/useToast.ts';

/**
 * Returns a function that shows an error toast in addition to the dialog's error. Not on phones,
 * where it would cover the dialog's title.
 */
export function useDialogErrorToast(): (text: string) => void {
  const toast = useToast();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
  return (text) => {
    if (!isNarrow) toast.error(text);
  };
}
