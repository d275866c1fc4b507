import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import SuccessIcon from '@mui/icons-material/TaskAltOutlined';
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import { cutCorner } from '../styles/styles.ts';

const icons = { error: ErrorIcon, info: InfoIcon, success: SuccessIcon, warning: WarningIcon };

type NoticeProps = {
  severity: keyof typeof icons;
  children: ReactNode;
  /** A button at the end of the line. */
  action?: ReactNode;
  /** For a notice on the page itself: the colour of paper. */
  outlined?: boolean;
  /** 'presentation' if something around it is a live region already. */
  role?: 'alert' | 'presentation';
  lang?: string;
  sx?: Readonly<Record<string, string | number>>;
};

/**
 * A message that screen readers announce at once. It looks as MUI's Alert, of which each page would
 * load much that it does not use.
 */
export function Notice({
  severity,
  children,
  action,
  outlined = false,
  role = 'alert',
  lang,
  sx,
}: NoticeProps) {
  const Icon = icons[severity];
  return (
    <Box role={role} lang={lang} sx={[(theme) => frame(theme, severity, outlined), { ...sx }]}>
      <Icon aria-hidden />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, py: 1 }}>{children}</Box>
      {action}
    </Box>
  );
}

function frame(
  { vars: { palette }, typography }: Theme,
  severity: keyof typeof icons,
  outlined: boolean,
) {
  return {
    ...typography.body2,
    ...cutCorner(12),
    display: 'flex',
    '&:has(> button, > a)': { flexWrap: 'wrap' },
    alignItems: 'center',
    columnGap: 1.5,
    px: 2,
    py: 0.75,
    color: palette.Alert[`${severity}Color`],
    backgroundColor: outlined ? palette.background.paper : palette.Alert[`${severity}StandardBg`],
    border: `1px solid ${outlined ? palette[severity].light : `rgb(${palette[severity].mainChannel} / 55%)`}`,
    '& > svg': { flexShrink: 0, fontSize: 22, color: palette.Alert[`${severity}IconColor`] },
    '& > button, & > a': { ml: 'auto' },
  } as const;
}
