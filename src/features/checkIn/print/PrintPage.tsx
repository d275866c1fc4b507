import { Box, Button, GlobalStyles, Tab, Tabs, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useSearchParams } from 'react-router-dom';
import { paperStyles } from '../../../ui/print/paperStyles.ts';
import { printStyle } from '../../../ui/styles/printStyle.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { LocalAddressNotice } from '../../../ui/states/LocalAddressNotice.tsx';
import { organiserPaths, paths } from '../../../paths.ts';
import { copy } from '../copy.ts';
import { RegistrationsBody, useRegistrations } from '../LoadedRegistrations.tsx';
import { NameCards } from './NameCards.tsx';
import { PrintedList } from './PrintedList.tsx';

/** The registrations on paper: a list to sign, or a card for each member. */
export default function PrintPage() {
  usePageTitle(copy.print.title);
  const loaded = useRegistrations();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'cards' ? 'cards' : 'list';
  const { tournament } = loaded;
  return (
    <>
      <GlobalStyles styles={printStyle} />
      <WorkHeader
        title={copy.print.title}
        detail={tournament?.title}
        fallback={
          tournament
            ? organiserPaths.registrations.href({ id: tournament.id })
            : organiserPaths.tournaments.href()
        }
        action={
          <Button
            variant="contained"
            color="gold"
            startIcon={<PrintIcon />}
            onClick={() => window.print()}
          >
            {copy.print.print}
          </Button>
        }
      />
      <RegistrationsBody loaded={loaded}>
        {(loaded) => (
          <>
            <Tabs
              className="no-print"
              value={view}
              aria-label={copy.print.view}
              onChange={(_, next: string) =>
                setParams(next === 'cards' ? { view: next } : {}, { replace: true })
              }
            >
              <Tab value="list" label={copy.print.list} />
              <Tab value="cards" label={copy.print.cards} />
            </Tabs>
            <Typography
              variant="body2"
              className="no-print"
              sx={{ color: 'text.secondary', mt: 2, mb: 2 }}
            >
              {view === 'cards' ? copy.print.cardsHint : copy.print.listHint}
              {view === 'list' && (
                <Box component="span" sx={{ display: { sm: 'none' } }}>
                  {' '}
                  {copy.print.listView}
                </Box>
              )}
            </Typography>
            {view === 'cards' && <LocalAddressNotice url={paths.turns.href()} />}
            {view === 'cards' ? (
              <Box data-color-scheme="light" sx={paperStyles}>
                <NameCards {...loaded} />
              </Box>
            ) : (
              <PrintedList {...loaded} sheet={listSheetStyles} />
            )}
          </>
        )}
      </RegistrationsBody>
    </>
  );
}

/** The list of a phone is one to read instead, because nobody could read the sheet. */
const listSheetStyles = {
  ...paperStyles,
  '@media screen and (max-width: 599.95px)': { zoom: 1, p: 2 },
};
