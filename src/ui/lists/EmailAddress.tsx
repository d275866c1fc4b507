import { Fragment } from 'react';

/** An e-mail address; a long one wraps between its parts rather than anywhere. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <span>
      {address.match(/\.?[^.@]*@?/g)?.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
