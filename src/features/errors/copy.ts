export const copy = {
  notFound: {
    title: '404 ERROR',
    text: 'The page you are looking for does not exist.',
    home: 'Back to Home',
  },
  error: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Try it once more, or start again from home.',
    retry: 'Try again',
    home: 'Back to Home',
  },
  unreachable: {
    title: 'No connection',
    text: 'This page could not be fetched. It opens by itself once the connection is back; until then you can go back to where you were.',
    back: 'Go back',
  },
} as const;
