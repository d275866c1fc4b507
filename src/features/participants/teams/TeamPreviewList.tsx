import { memo } from 'react';
import { Box, TextField, Typography } from '@mui/material';
import { maxNameLength } from '../../teamForm/teamRules.ts';
import { copy } from './copy.ts';
import type { ProposedTeam, Pupil } from './proposeTeams.ts';

const textOf = ({ name, class: className }: Pupil) => (className ? `${name} (${className})` : name);

export const nameFieldId = (place: number): string => `new-team-${place}`;

type TeamPreviewListProps = {
  teams: readonly ProposedTeam[];
  /** The wanted number of members; a team that stays over has fewer. */
  size: number;
  /** What is wrong with the names, by place; empty before the first attempt. */
  errors: readonly (string | undefined)[];
  onRename: (place: number, name: string) => void;
};

export function TeamPreviewList({ teams, size, errors, onRename }: TeamPreviewListProps) {
  return (
    <Box component="ol" aria-label={copy.list} sx={listStyles}>
      {teams.map((team, place) => (
        <TeamRow
          key={place}
          place={place}
          name={team.name}
          members={team.members}
          isSmaller={team.members.length < size}
          error={errors[place]}
          onRename={onRename}
        />
      ))}
    </Box>
  );
}

type TeamRowProps = ProposedTeam &
  Pick<TeamPreviewListProps, 'onRename'> & {
    place: number;
    isSmaller: boolean;
    error: string | undefined;
  };

/** Not drawn again while the name of another of a hundred teams is typed. */
const TeamRow = memo(function TeamRow(props: TeamRowProps) {
  const { place, name, members, isSmaller, error, onRename } = props;
  return (
    <li>
      <TextField
        fullWidth
        size="small"
        id={nameFieldId(place)}
        label={copy.name(place + 1)}
        value={name}
        error={error !== undefined}
        helperText={error}
        onChange={({ target }) => onRename(place, target.value)}
        slotProps={{
          htmlInput: { 'aria-required': true, maxLength: maxNameLength, autoComplete: 'off' },
        }}
      />
      <Typography
        component="ul"
        variant="body2"
        aria-label={copy.members(place + 1)}
        sx={memberStyles}
      >
        {members.map((member) => (
          <li key={member.id}>{textOf(member)}</li>
        ))}
      </Typography>
      {isSmaller && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.smaller(members.length)}
        </Typography>
      )}
    </li>
  );
});

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pt: 1,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const memberStyles = { m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' };
