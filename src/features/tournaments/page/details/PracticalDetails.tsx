import { Fragment, useId } from 'react';
import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../../openapi/schema.d.ts';
import { endOfDate, formatCalendarDate } from '../../../../lib/dates/calendarDate.ts';
import { pageHref } from '../../../../lib/urls/pageUrl.ts';
import { safeUrl } from '../../../../lib/urls/safeUrl.ts';
import { paths } from '../../../../paths.ts';
import { copy } from '../../copy.ts';
import { DetailsPart, parts, twoColumns } from './TournamentDetails.tsx';

/** Programme, cost, contact and documents of a tournament; nothing if none is known. */
export function PracticalDetails({ tournament }: { tournament: Tournament }) {
  const headingId = useId();
  const { cost, programme, documents } = tournament;
  const contact = safeUrl(tournament.contact);
  if (!cost && !contact && !programme && !documents) return null;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {copy.practical.title}
      </Typography>
      <Box sx={[parts, !!programme && twoColumns]}>
        {programme && (
          <DetailsPart title={copy.practical.programme}>
            <Programme tournament={tournament} />
          </DetailsPart>
        )}
        <Box sx={[parts, { alignContent: 'start' }]}>
          {cost && <DetailsPart title={copy.practical.cost}>{cost}</DetailsPart>}
          {contact && (
            <DetailsPart title={copy.practical.contact}>
              <Box component="a" href={contact} target="_blank" rel="noreferrer" sx={linkStyles}>
                {contactText(contact)}
              </Box>
            </DetailsPart>
          )}
          {documents && (
            <DetailsPart title={copy.practical.documents}>
              <Documents documents={documents} />
            </DetailsPart>
          )}
        </Box>
      </Box>
    </Card>
  );
}

/** 'WhatsApp 0812-3456-7890'. */
const contactText = (url: string): string =>
  `WhatsApp ${/\d{8,}$/.exec(url)?.[0].replace(/^62(\d{3})(\d{4})/, '0$1-$2-') ?? ''}`;

/** What happens when, with the dates where there are several. */
function Programme({ tournament }: { tournament: Tournament }) {
  const { date, end_date: end, programme = [] } = tournament;
  return (
    <Box component="ol" sx={list}>
      {programme.map(({ day, time, text }, index) => (
        // Two may be the same.
        <Fragment key={`${index} ${text}`}>
          {end && day !== programme[index - 1]?.day && (
            <li>
              <strong>{formatCalendarDate(dayOf(date, day), { weekday: true })}</strong>
            </li>
          )}
          <li>
            <time>{time.replace(':', '.')}</time> {text}
          </li>
        </Fragment>
      ))}
    </Box>
  );
}

/** The date of a day of a tournament, of which the first is 1. */
const dayOf = (date: string, day: number): string =>
  new Date(endOfDate(date) + (day - 2) * 86_400_000).toISOString().slice(0, 10);

/** Links to documents: PDFs of this site open in the page that shows them, which may read no others. */
const Documents = ({ documents = [] }: Pick<Tournament, 'documents'>) => (
  <Box component="ul" sx={list}>
    {documents.map(({ title, url }) => {
      const href = safeUrl(url);
      return (
        <li key={url}>
          {href && isOwnPdf(href) ? (
            <Link to={paths.pdfViewer.href({ pdfUrl: href })}>{title}</Link>
          ) : (
            <a href={href} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
        </li>
      );
    })}
  </Box>
);

function isOwnPdf(href: string): boolean {
  const { origin, pathname } = new URL(href);
  return origin === new URL(pageHref()).origin && /\.pdf$/i.test(pathname);
}

/** As high as a finger needs. */
const linkStyles = { display: 'inline-flex', alignItems: 'center', minHeight: 40 };

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  overflowWrap: 'anywhere',
  // What follows the hour begins below itself in its next line.
  '& li': { display: 'flex', py: 0.5 },
  '& a': linkStyles,
  '& time': { flexShrink: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', mr: 1.5 },
};
