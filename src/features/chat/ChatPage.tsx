import { Box, Container } from '@mui/material';
import { PageHeading } from '../../ui/page/headings/PageHeading.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { ConversationList } from './ConversationList.tsx';
import { copy } from './copy.ts';
import { OpenConversation } from './OpenConversation.tsx';

/** A preview of a future chat, without behaviour. */
export default function ChatPage() {
  usePageTitle(copy.title, copy.lead);
  return (
    <>
      <PageHeading title={copy.title} eyebrow={copy.eyebrow} lead={copy.lead} />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 2 },
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(260px, 340px) minmax(0, 1fr)',
            },
          }}
        >
          <ConversationList />
          <OpenConversation />
        </Box>
      </Container>
    </>
  );
}
