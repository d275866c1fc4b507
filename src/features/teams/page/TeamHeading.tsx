import type { ReactNode } from 'react';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Team } from '../../../../openapi/schema.d.ts';
import { tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { clubHref } from '../../../lib/clubs/clubSlug.ts';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { PageHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { Picture, pictureSizes } from '../../../ui/artwork/Picture.tsx';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { sharePicturePath } from '../../../lib/urls/sharePicturePath.ts';
import { ShareButton } from '../../../ui/page/ShareButton.tsx';
import { TeamLogo } from '../../../ui/artwork/TeamLogo.tsx';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { copy } from '../copy.ts';
import { placeText } from './placeText.ts';
import { TeamCode } from './TeamCode.tsx';

export function TeamHeading({ team }: { team: Team }) {
  const { name, logo, category_name: category, team_id: code, club } = team;
  const today = useEventDay();
  const isExpected = team.registrations?.some(
    ({ tournament }) => tournamentState(tournament, today) !== 'after',
  );
  return (
    <PageHeading
      title={name}
      eyebrow={copy.detail.title}
      back={
        <>
          <BackButton fallback={paths.teams.href()} />
          <ShareButton
            title={name}
            text={placeText(team)}
            picture={sharePicturePath('teams', code)}
          />
        </>
      }
      picture={
        <TeamLogo logo={logo} alt={copy.detail.logo(name)} sizes={pictureSizes.heading} eager />
      }
      lead={
        <Box
          component="dl"
          sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: { xs: 2, sm: 5 } }}
        >
          <Fact label={copy.detail.category}>{category || copy.list.unknownCategory}</Fact>
          {club && (
            <Fact label={copy.detail.club}>
              {club.inactive ? club.name : <ClubLink club={club} />}
            </Fact>
          )}
          <Fact label={copy.detail.code}>
            <TeamCode code={code} />
          </Fact>
        </Box>
      }
      actions={
        isExpected && (
          <Button
            variant="outlined"
            color="inherit"
            component={Link}
            to={paths.teamTurns.href({ code })}
          >
            {copy.detail.turns}
          </Button>
        )
      }
    />
  );
}

function ClubLink({ club }: { club: NonNullable<Team['club']> }) {
  return (
    <Box component={Link} to={clubHref(club, undefined)} sx={clubLink}>
      <Box component="span" sx={{ width: 36, flexShrink: 0 }}>
        <Picture
          path={club.logo}
          fallback={defaultLogo}
          alt=""
          ratio="1"
          sizes="36px"
          fit="contain"
        />
      </Box>
      {club.name}
    </Box>
  );
}

const clubLink = { display: 'flex', alignItems: 'center', gap: 1, color: 'inherit', minHeight: 44 };

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="dt"
        sx={({ breakpoints }) => ({
          fontSize: '0.875rem',
          lineHeight: 1.2,
          [breakpoints.down('sm')]: visuallyHidden,
        })}
      >
        {label}
      </Box>
      <Box
        component="dd"
        sx={(theme) => ({
          m: 0,
          minHeight: { xs: 28, sm: 44 },
          display: 'flex',
          alignItems: 'center',
          fontWeight: 600,
          overflowWrap: 'anywhere',
          color: theme.vars.palette.board.contrastText,
        })}
      >
        {children}
      </Box>
    </Box>
  );
}
