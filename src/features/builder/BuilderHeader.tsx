import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { CountBadge } from '../../ui/lists/CountBadge.tsx';
import { ellipsis } from '../../ui/styles/styles.ts';
import defaultTeamBanner from '../../ui/pictures/defaultTeamBanner.svg';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { copy } from './copy.ts';
import { useClubBanner, useClubHeader } from './useClubHeader.ts';

type BuilderHeaderProps = {
  /** Undefined while loading. */
  teamCount: number | undefined;
  onCreate: () => void;
};

export function BuilderHeader({ teamCount, onCreate }: BuilderHeaderProps) {
  const { name, code } = useClubHeader();
  const banner = useClubBanner();
  return (
    <WorkHeader
      title={copy.table.title}
      detail={
        <Box sx={detailStyles}>
          <Box component="span" className="name">
            {name}
          </Box>
          <span>
            <span className="label">{copy.page.code} </span>
            <Box component="span" translate="no" className="code">
              {code}
            </Box>
          </span>
        </Box>
      }
      badge={teamCount !== undefined && <CountBadge>{formatNumber(teamCount)}</CountBadge>}
      fallback={paths.schoolClubDashboard.href()}
      action={
        <Button
          // An empty list has the button that leads.
          {...(teamCount === 0
            ? ({ variant: 'outlined', color: 'inherit' } as const)
            : ({ variant: 'contained', color: 'gold' } as const))}
          lang="en"
          startIcon={<GroupAddIcon />}
          onClick={onCreate}
        >
          {copy.page.create}
        </Button>
      }
      banner={{
        path: banner,
        fallback: defaultTeamBanner,
        alt: banner ? copy.page.banner(name) : '',
      }}
    />
  );
}

const detailStyles = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12px',
  // Beside a long name the code has no room: it is under it.
  '& .name': ellipsis,
  '& > span:last-of-type': { flexShrink: 0 },
  '& .code': {
    fontWeight: 700,
    letterSpacing: '0.12em',
    color: palette.gold.main,
    userSelect: 'all',
  },
});
