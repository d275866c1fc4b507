import { Link, Typography } from '@mui/material';
import { linkTo } from '../scenarios/applyScenarios.ts';
import { clubMessages } from '../scenarios/clubMessages.ts';
import { copy } from './copy.ts';
import { participantMessages } from '../scenarios/participantMessages.ts';
import { ScenarioPanelSearch } from './ScenarioPanelSearch.tsx';

const texts = copy.messages;

const groups = [
  { title: texts.participant, entries: participantMessages },
  { title: texts.club, entries: clubMessages },
];

/** The messages of the specifications, with links to their pages. */
export const ScenarioPanelMessages = () => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {texts.intro}
    </Typography>
    <ScenarioPanelSearch
      label={texts.find}
      noneFound={texts.noneFound}
      groups={groups}
      textOf={({ text, path, scenarios }) => [text, path, ...scenarios].join(' ')}
      keyOf={({ text, path, scenarios }) => [text, path, ...scenarios].join()}
    >
      {({ text, path, scenarios }) => (
        <>
          <Typography component="h4" variant="subtitle2">
            {text}
          </Typography>
          <Link
            href={linkTo(path, scenarios)}
            variant="caption"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
          >
            {[path, ...scenarios].join(' · ')}
          </Link>
        </>
      )}
    </ScenarioPanelSearch>
  </>
);
