import { CodeSample, Tabs } from '@saltbush/ui';
import { useContext, useState } from 'react';
import { curlOf } from '../examples/curlOf.ts';
import type { Sample } from '../examples/sample.ts';
import { typescriptOf } from '../examples/typescriptOf.ts';
import { KeyContext, keyInExamples } from '../key/key-context.ts';

const LANGUAGES = [
  { id: 'curl', label: 'curl' },
  { id: 'typescript', label: 'TypeScript' },
];

/** A call in each language, with values that its schemas allow. */
export function Examples({ summary, sample }: { summary: string; sample: Sample }) {
  const [language, setLanguage] = useState('curl');
  const key = keyInExamples(useContext(KeyContext));
  return (
    <Tabs
      label={`Examples: ${summary}`}
      items={LANGUAGES}
      selectedId={language}
      onSelect={setLanguage}
      panels={{
        curl: <CodeSample label="With curl" code={curlOf(sample, key)} />,
        typescript: <CodeSample label="With fetch, in TypeScript" code={typescriptOf(sample)} />,
      }}
    />
  );
}
