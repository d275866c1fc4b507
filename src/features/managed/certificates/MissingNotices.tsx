import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { CertificateSummary } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { organiserPaths } from '../../../paths.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy } from './copy.ts';

const texts = copy.issue;

type MissingNoticesProps = { id: number; summary: CertificateSummary };

const join = (names: string[]): string => new Intl.ListFormat('id').format(names);

/** What keeps some from a certificate, or makes one wrong. */
export function MissingNotices({ id, summary }: MissingNoticesProps) {
  const { has_design: hasDesign, clubs, unofficial, outdated, unprintable, withheld } = summary;
  const unconfirmed = clubs.filter((club) => club.confirmed_at === null);
  const lines = [
    !hasDesign && texts.noDesign,
    unofficial.length > 0 && texts.unofficial(join(unofficial.map(({ name }) => name))),
    unconfirmed.length > 0 &&
      texts.unconfirmed(unconfirmed.length, join(unconfirmed.map(({ club }) => club.name))),
    unprintable.length > 0 &&
      texts.unprintable(
        join(unprintable.map(({ name, characters }) => `${name} (${characters.join(' ')})`)),
      ),
    outdated > 0 && texts.outdated(formatNumber(outdated)),
  ].filter((line) => line !== false);
  const reasons = Object.entries(texts.withheld).flatMap(([reason, text]) => {
    const names = withheld.filter((line) => line.reason === reason).map(nameOf);
    return names.length > 0 ? [text(join(names))] : [];
  });
  return (
    <>
      {lines.map((line) => (
        <Notice key={line} severity="warning" role="presentation" sx={{ mb: 1 }}>
          <Typography variant="body2">{line}</Typography>
        </Notice>
      ))}
      {reasons.map((line) => (
        <Notice
          key={line}
          severity="warning"
          role="presentation"
          sx={{ mb: 1 }}
          action={
            <Button component={Link} to={organiserPaths.ceremony.href({ id })} color="inherit">
              {texts.toCeremony}
            </Button>
          }
        >
          <Typography variant="body2">{line}</Typography>
        </Notice>
      ))}
    </>
  );
}

const nameOf = ({ award, category }: CertificateSummary['withheld'][number]): string =>
  award ?? texts.placesOf(category?.name ?? '');
