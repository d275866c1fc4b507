import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { saveFile } from '../../lib/saveFile.ts';
import { paths } from '../../paths.ts';
import { oneLine } from '../../ui/oneLine.ts';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { useStepBack } from '../../ui/useStepBack.ts';
import { copy } from './copy.ts';
import { Tool } from './Tool.tsx';

/** Height of the header of the site, under which the bar stays, in pixels. */
const headerHeight = 64;

type ToolbarProps = {
  name: string;
  address: string;
  /** Nothing until it has arrived. */
  file?: Blob;
  /** What moves about in the document. */
  children?: ReactNode;
};

/** The dark bar over the desk: the way back, the file's name, what moves about in it, and the ways to take it along. */
export function Toolbar({ name, address, file, children }: ToolbarProps) {
  const stepBack = useStepBack(paths.home.href());
  const heading = useRef<HTMLHeadingElement>(null);
  // A button that goes grey under the finger, on the last page, leaves the focus nowhere.
  useEffect(() => { if (heading.current) takeLostFocus(heading.current); });
  return (
    <Box sx={bar}>
      <Stack data-color-scheme="dark" direction="row" sx={row}>
        <IconButton color="inherit" aria-label={copy.back} lang="en" onClick={stepBack}><ArrowBackIcon /></IconButton>
        <Typography ref={heading} variant="h5" component="h1" tabIndex={-1} title={name} sx={{ ...oneLine, flex: { xs: '1 1 0', md: '0 1 auto' } }}>{name}</Typography>
        <Stack role="group" aria-label={copy.tools} direction="row" sx={tools}>{children}</Stack>
        <Stack direction="row" sx={{ order: { xs: 1, md: 3 }, ml: { md: 'auto' } }}>
          <Tool label={copy.download} disabled={!file} onClick={() => { if (file) saveFile(file, name); }}><DownloadIcon /></Tool>
          <Tool label={copy.open} href={address} target="_blank"><OpenInNewIcon /></Tool>
        </Stack>
      </Stack>
    </Box>
  );
}

function bar({ vars: { palette }, zIndex }: Theme) {
  return {
    position: 'sticky', top: headerHeight, zIndex: zIndex.appBar - 1, color: palette.board.contrastText, backgroundColor: palette.board.deep,
    borderBottom: `1px solid ${palette.board.line}`, '--focus-ring': palette.gold.main,
  } as const;
}

const row = {
  alignItems: 'center', flexWrap: { xs: 'wrap', md: 'nowrap' }, columnGap: { xs: 0.5, md: 2 }, minHeight: { xs: 100, md: 60 }, px: { xs: 0.5, sm: 2 }, py: { xs: 0.5, md: 1 },
};

const tools = {
  order: 2, width: { xs: '100%', md: 'auto' }, flexShrink: 0, justifyContent: { xs: 'center', md: 'flex-start' }, alignItems: 'center', columnGap: { xs: 1, sm: 4, md: 2 }, ml: { md: 'auto' },
  minHeight: 44,
};
