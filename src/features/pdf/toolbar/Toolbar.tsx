import { type ReactNode, useEffect, useRef } from 'react';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { paths } from '../../../paths.ts';
import { ellipsis, headerHeight } from '../../../ui/styles/styles.ts';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { useGoBack } from '../../../ui/page/useGoBack.ts';
import { copy } from '../copy.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

/**
 * Windows in which the toolbar is a single row, including phones in landscape, which have little
 * height.
 */
export const wideScreen = '@media (min-width: 720px)';

/** Heights of the toolbar with two rows and with one, in pixels. */
export const toolbarHeight = 100;
export const wideToolbarHeight = 60;

type ToolbarProps = {
  name: string;
  url: string;
  /** Undefined while loading. */
  file?: Blob;
  /** Page and zoom controls. */
  children?: ReactNode;
};

/** The toolbar above the document: back button, file name, controls, download. */
export function Toolbar({ name, url, file, children }: ToolbarProps) {
  const goBack = useGoBack(paths.home.href());
  const heading = useRef<HTMLHeadingElement>(null);
  // A button that becomes disabled while pressed, on the last page, loses the focus.
  useEffect(() => {
    if (heading.current) restoreFocus(heading.current);
  });
  return (
    <Box data-pdf-tools sx={toolbarStyles}>
      <Stack data-color-scheme="dark" direction="row" sx={rowStyles}>
        <IconButton color="inherit" aria-label={copy.back} onClick={goBack}>
          <ArrowBackIcon />
        </IconButton>
        <Typography
          ref={heading}
          variant="h5"
          component="h1"
          tabIndex={-1}
          title={name}
          sx={{ ...ellipsis, flex: '1 1 0', [wideScreen]: { flex: '0 1 auto' } }}
        >
          {name}
        </Typography>
        <Stack role="group" aria-label={copy.tools} direction="row" sx={toolsStyles}>
          {children}
        </Stack>
        <Stack direction="row" sx={{ order: 1, [wideScreen]: { order: 3, ml: 'auto' } }}>
          <ToolbarButton
            label={copy.download}
            disabled={!file}
            onClick={() => {
              if (file) downloadFile(file, name);
            }}
          >
            <DownloadIcon />
          </ToolbarButton>
          <ToolbarButton label={copy.open} href={url} target="_blank">
            <OpenInNewIcon />
          </ToolbarButton>
        </Stack>
      </Stack>
    </Box>
  );
}

function toolbarStyles({ vars: { palette }, zIndex }: Theme) {
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

const rowStyles = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 0.5,
  minHeight: toolbarHeight,
  px: { xs: 0.5, sm: 2 },
  py: 0.5,
  [wideScreen]: { flexWrap: 'nowrap', columnGap: 2, minHeight: wideToolbarHeight, py: 1 },
};

const toolsStyles = {
  order: 2,
  width: '100%',
  flexShrink: 0,
  // With large text the controls of the zoom are below those of the pages.
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 4 },
  minHeight: 44,
  [wideScreen]: { width: 'auto', columnGap: 2, ml: 'auto' },
};
