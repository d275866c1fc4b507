import { type ReactNode, useState } from 'react';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { CertificateSummary } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { nameSome } from '../../../lib/text/nameSome.ts';
import { organiserPaths } from '../../../paths.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy } from './copy.ts';

const texts = copy.issue;
/** Names of a line before it is opened: more fill a phone. */
const namesAtOnce = 3;

type MissingNoticesProps = { id: number; summary: CertificateSummary };

/** What keeps some from a certificate, or makes one wrong. */
export function MissingNotices({ id, summary }: MissingNoticesProps) {
  const { has_design: hasDesign, clubs, unofficial, outdated, unprintable, withheld } = summary;
  const unconfirmed = clubs.filter((club) => club.confirmed_at === null);
  return (
    <>
      {!hasDesign && <Line>{texts.noDesign}</Line>}
      <NamesLine names={unofficial.map(({ name }) => name)} text={texts.unofficial} />
      <NamesLine
        names={unconfirmed.map(({ club }) => club.name)}
        text={(names) => texts.unconfirmed(formatNumber(unconfirmed.length), names)}
      />
      <NamesLine
        names={unprintable.map(({ name, characters }) => `${name} (${characters.join(' ')})`)}
        text={texts.unprintable}
      />
      {outdated > 0 && <Line>{texts.outdated(formatNumber(outdated))}</Line>}
      {Object.entries(texts.withheld).map(([reason, text]) => (
        <NamesLine
          key={reason}
          names={withheld.filter((line) => line.reason === reason).map(nameOf)}
          text={text}
          action={
            <Button component={Link} to={organiserPaths.ceremony.href({ id })} color="inherit">
              {texts.toCeremony}
            </Button>
          }
        />
      ))}
    </>
  );
}

type LineProps = { children: ReactNode; action?: ReactNode };

const Line = ({ children, action }: LineProps) => (
  <Notice severity="warning" role="presentation" sx={{ mb: 1 }} action={action}>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Notice>
);

type NamesLineProps = { names: string[]; text: (names: string) => string; action?: ReactNode };

/** A line about names: the first of many, and all when asked; nothing without any. */
function NamesLine({ names, text, action }: NamesLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (names.length === 0) return null;
  const named = nameSome(
    names.map((name) => ({ name })),
    isOpen ? names.length : namesAtOnce,
    texts.others,
  );
  return (
    <Line
      action={
        <>
          {names.length > namesAtOnce && (
            <Button color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? texts.showFew : texts.showAll}
            </Button>
          )}
          {action}
        </>
      }
    >
      {text(named)}
    </Line>
  );
}

const nameOf = ({ award, category }: CertificateSummary['withheld'][number]): string =>
  award ?? texts.placesOf(category?.name ?? '');
