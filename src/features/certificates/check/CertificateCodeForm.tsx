import { paths } from '../../../paths.ts';
import { CodeForm } from '../../../ui/forms/CodeForm.tsx';
import { findCodeProblem, readCertificateCode } from './certificateCode.ts';
import { copy } from './copy.ts';

function read(text: string) {
  const code = readCertificateCode(text);
  const problem = findCodeProblem(code);
  return problem === undefined ? { code } : { problem };
}

/** Opens the certificate of a code; begins with one that found none. */
export const CertificateCodeForm = ({ typed }: { typed?: string }) => (
  <CodeForm
    texts={copy.code}
    typed={typed}
    read={read}
    href={(code) => paths.certificate.href({ code })}
  />
);
