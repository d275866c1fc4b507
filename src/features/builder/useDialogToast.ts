import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useToast } from '../../ui/useToast.ts';

/**
 * Gives a function that says in passing what the dialog says as well. On a telephone it would lie
 * on the dialog's buttons.
 */
export function useDialogToast(): (text: string) => void {
  const toast = useToast();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
  return (text) => {
    if (!isNarrow) toast.error(text);
  };
}
