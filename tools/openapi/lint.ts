// Lints the OpenAPI document with Spectral's rules for OpenAPI, those of OWASP and the one for x-roles.
// Fails if a rule is broken that is no exception, or if an exception is not needed.
import { readFileSync } from 'node:fs';
import spectral, { type ISpectralDiagnostic } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

import { readDocument } from '../../openapi/readDocument.ts';
import { exceptions } from './exceptions.ts';
import { findRoleProblems } from './findRoleProblems.ts';

const source = 'openapi/openapi.yaml';

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [rulesets.oas as never, owasp] });
const text = readFileSync(new URL(`../../${source}`, import.meta.url), 'utf8');
const findings = await linter.run(new spectral.Document(text, parsers.Yaml, source));

const used = new Set<string>();
const place = ({ path }: ISpectralDiagnostic) => path.join('/');

/** Whether an exception allows a finding. Remembers the places of the exceptions. */
function isAllowed(finding: ISpectralDiagnostic): boolean {
  const path = `${place(finding)}/`;
  let allowed = false;
  for (const { rule, places = [''] } of exceptions)
    for (const prefix of places)
      if (rule === finding.code && path.startsWith(prefix && `${prefix}/`)) {
        used.add(`${rule} ${prefix}`);
        allowed = true;
      }
  return allowed;
}

const problems = findings
  .filter((finding) => !isAllowed(finding))
  .map((finding) => {
    const line = finding.range.start.line + 1;
    return `${source}:${line} ${finding.code}: ${finding.message} (${place(finding)})`;
  });
for (const { rule, places = [''] } of exceptions)
  for (const prefix of places)
    if (!used.has(`${rule} ${prefix}`))
      problems.push(`tools/openapi/exceptions.ts: ${rule} needs no exception ${prefix}`);

problems.push(...findRoleProblems(readDocument()).map((problem) => `${source}: ${problem}`));

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
