import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import UpdateIcon from '@mui/icons-material/UpdateOutlined';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { changeLines } from './changeLines.ts';
import { copy } from './copy.ts';
import { loadRead, saveRead, subscribeToRead } from './readChanges.ts';

export type ChangesNoticeProps = {
  tournament: Pick<Tournament, 'id' | 'changes' | 'time_zone'>;
  /** Its name, where it is not beside the notice. */
  title?: string;
};

/**
 * What has changed of a tournament, until somebody has read it on this device. The server knows nothing
 * of that: what was read is hidden by styles until React has taken the page over. Its code comes after that of
 * the page: a press before it is marked by the script in index.html, and repeated here.
 */
export function ChangesNotice({ tournament, title }: ChangesNoticeProps) {
  const read = useSyncExternalStore(
    subscribeToRead,
    () => loadRead(),
    () => '',
  );
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current?.hasAttribute('data-pressed')) return;
    // Nor does what repeats the presses of the rest of the page find it.
    button.current.removeAttribute('data-pressed');
    button.current.click();
  }, []);
  const lines = changeLines(tournament, read);
  if (lines.length === 0) return null;
  const tokens = lines.flatMap((line) => line.tokens);
  const confirm = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBeside(currentTarget);
    saveRead(tokens);
  };
  return (
    <Box
      data-changes
      data-rendered={isHydrated ? undefined : ''}
      sx={[frame, hiddenIfRead(tokens)]}
    >
      <UpdateIcon aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {lines.map((line) => (
          <Box key={line.text} component="p" sx={hiddenIfRead(line.tokens)}>
            {line.text}
          </Box>
        ))}
      </div>
      <Button ref={button} color="inherit" variant="outlined" size="small" onClick={confirm}>
        {copy.read}
      </Button>
    </Box>
  );
}

/** Moves the focus from the notice, which is about to go, to the heading or the link that it is about. */
function focusBeside(button: HTMLElement): void {
  const around = button
    .closest('[data-changes]')
    ?.parentElement?.closest('li, tr, article, header, section');
  const target =
    around?.querySelector<HTMLElement>('h1[tabindex], a[href]') ??
    around?.querySelector<HTMLElement>('button');
  target?.focus({ preventScroll: true });
}

/** By the attribute that index.html sets before the first paint. */
const hiddenIfRead = (tokens: readonly string[]) => ({
  [`html${tokens.map((token) => `[data-read-changes~="${token}"]`).join('')} &`]: {
    display: 'none',
  },
});

function frame({ vars: { palette } }: Theme) {
  return {
    ...cutCorner(12),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    rowGap: 0.5,
    // As wide as what is beside the picture of a poster.
    maxWidth: { md: '26rem', lg: '31rem' },
    px: 1.5,
    py: 1,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    // On posters and on paper.
    '--focus-ring': palette.gold.main,
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    border: `1px solid ${palette.gold.main}`,
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, fontSize: 22, color: palette.gold.main },
    // Long ones have the whole width, and the button beneath them.
    '& > div': { flex: '1 1 calc(100% - 34px)', minWidth: 0 },
    // Also in a list, whose paragraphs are quiet.
    '&& p': { m: 0, py: 0.25, fontSize: 'inherit', color: 'inherit' },
    '& > button': { ml: 'auto', minHeight: 40 },
    // Nothing would happen.
    '@media (scripting: none)': { '& > button': { display: 'none' } },
  } as const;
}
