import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { LeaveQuestion } from '../page/LeaveQuestion.tsx';
import { LocalAddressNotice } from '../states/LocalAddressNotice.tsx';
import { clubNavHeight, headerHeight } from '../styles/styles.ts';
import { copy } from './copy.ts';

type NewCardsProps = {
  title: string;
  lead: string;
  /** The link of a card. */
  url: string;
  /** Rises when cards are added: the print button then takes the focus. */
  additions: number;
  isPrinted: boolean;
  onClose: () => void;
  /** The sheet. */
  children: ReactNode;
};

/** New cards with the button that prints them. Until they are printed, it is asked before their codes are lost. */
export function NewCards(props: NewCardsProps) {
  const { title, lead, url, additions, isPrinted, onClose, children } = props;
  const [isClosing, setIsClosing] = useState(false);
  const section = useRef<HTMLElement>(null);
  const printButton = useRef<HTMLButtonElement>(null);
  const leadId = useId();
  useEffect(() => {
    printButton.current?.focus({ preventScroll: true });
    // A smooth one would be stopped by the table below, which grows meanwhile.
    section.current?.scrollIntoView({ behavior: 'instant' });
  }, [additions]);
  return (
    <Box component="section" ref={section} aria-label={title} sx={styles}>
      <Box className="no-print" sx={{ mb: 2 }}>
        <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
          {title}
        </Typography>
        <Typography id={leadId} sx={{ color: 'text.secondary', mb: 1.5 }}>
          {lead}
        </Typography>
        <LocalAddressNotice url={url} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={printButton}
            variant="contained"
            startIcon={<PrintIcon />}
            aria-describedby={leadId}
            onClick={() => window.print()}
          >
            {copy.button}
          </Button>
          <Button onClick={() => (isPrinted ? onClose() : setIsClosing(true))}>{copy.close}</Button>
        </Box>
      </Box>
      {children}
      {!isPrinted && <LeaveQuestion texts={copy.question} />}
      {isClosing && (
        <ConfirmDialog
          open
          danger
          title={copy.question.title}
          cancelLabel={copy.question.stay}
          confirmLabel={copy.question.close}
          onConfirm={onClose}
          onCancel={() => setIsClosing(false)}
        >
          {copy.question.text}
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** It is scrolled to below the bars that stay at the top of the window. */
const styles = { mb: 3, scrollMarginTop: `${headerHeight + clubNavHeight + 16}px` };
