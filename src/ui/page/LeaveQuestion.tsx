import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { askBeforeLeaving } from './leaveQuestion.ts';

type LeaveQuestionProps = {
  texts: {
    title: string;
    text: string;
    /** The button that cancels. */
    stay: string;
    leave: string;
    signOut: string;
  };
};

/** Asks before the page is left, by a link, a step back or the end of the session; the browser before the tab is closed. */
export function LeaveQuestion({ texts }: LeaveQuestionProps) {
  /** What was asked about: that leads to another page, and is not asked again. */
  const [signOut, setSignOut] = useState<() => void>();
  const isConfirmed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isConfirmed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => askBeforeLeaving((leave) => setSignOut(() => leave)), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const dialog = { open: true, danger: true, title: texts.title, cancelLabel: texts.stay };
  if (signOut)
    return (
      <ConfirmDialog
        {...dialog}
        confirmLabel={texts.signOut}
        onConfirm={() => {
          isConfirmed.current = true;
          signOut();
        }}
        onCancel={() => setSignOut(undefined)}
      >
        {texts.text}
      </ConfirmDialog>
    );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel={texts.leave}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
