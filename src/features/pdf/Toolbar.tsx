import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { saveFile } from '../../lib/saveFile.ts';
import { paths } from '../../paths.ts';
import { headerHeight } from '../../ui/measures.ts';
import { oneLine } from '../../ui/oneLine.ts';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { useStepBack } from '../../ui/useStepBack.ts';
import { copy } from './copy.ts';
import { Tool } from './Tool.tsx';

/**
 * Windows in which the bar is one row, a telephone on its side included: there is little height to
 * give away.
 */
const wide = '@media (min-width: 720px)';

/** Height of the bar in two rows, in pixels. */
export const barHeight = 100;

type ToolbarProps = {
  name: string;
  address: string;
  /** Nothing until it has arrived. */
  file?: Blob;
  /** What moves about in the document. */
  children?: ReactNode;
};

/**
 * The dark bar over the desk: the way back, the file's name, what moves about in it, and the ways
 * to take it along.
 */
export function Toolbar({ name, address, file, children }: ToolbarProps) {
  const stepBack = useStepBack(paths.home.href());
  const heading = useRef<HTMLHeadingElement>(null);
  // A button that goes grey under the finger, on the last page, leaves the focus nowhere.
  useEffect(() => {
    if (heading.current) takeLostFocus(heading.current);
  });
  return (
    <Box sx={bar}>
      <Stack data-color-scheme="dark" direction="row" sx={row}>
        <IconButton color="inherit" aria-label={copy.back} lang="en" onClick={stepBack}>
          <ArrowBackIcon />
        </IconButton>
        <Typography
          ref={heading}
          variant="h5"
          component="h1"
          tabIndex={-1}
          title={name}
          sx={{ ...oneLine, flex: '1 1 0', [wide]: { flex: '0 1 auto' } }}
        >
          {name}
        </Typography>
        <Stack role="group" aria-label={copy.tools} direction="row" sx={tools}>
          {children}
        </Stack>
        <Stack direction="row" sx={{ order: 1, [wide]: { order: 3, ml: 'auto' } }}>
          <Tool
            label={copy.download}
            disabled={!file}
            onClick={() => {
              if (file) saveFile(file, name);
            }}
          >
            <DownloadIcon />
          </Tool>
          <Tool label={copy.open} href={address} target="_blank">
            <OpenInNewIcon />
          </Tool>
        </Stack>
      </Stack>
    </Box>
  );
}

function bar({ vars: { palette }, zIndex }: Theme) {
  return {
    position: 'sticky',
    top: headerHeight,
    zIndex: zIndex.appBar - 1,
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    borderBottom: `1px solid ${palette.board.line}`,
    '--focus-ring': palette.gold.main,
  } as const;
}

const row = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 0.5,
  minHeight: barHeight,
  px: { xs: 0.5, sm: 2 },
  py: 0.5,
  [wide]: { flexWrap: 'nowrap', columnGap: 2, minHeight: 60, py: 1 },
};

const tools = {
  order: 2,
  width: '100%',
  flexShrink: 0,
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 4 },
  minHeight: 44,
  [wide]: { width: 'auto', columnGap: 2, ml: 'auto' },
};
