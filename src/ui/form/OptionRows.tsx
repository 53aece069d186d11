import { Combobox } from '@chakra-ui/react';
import { TEXTS } from '#domain/common/texts';
import type { Option } from './options.ts';

/** The options of a list that narrows while one types, each a line; a sentence where none is left. */
export function OptionRows({ shown }: { readonly shown: readonly Option[] }) {
  if (shown.length === 0) return <p role="note">{TEXTS.sinResultados}</p>;
  return shown.map((option) => (
    <Combobox.Item key={option.value} item={option}>
      <span>
        {option.text}
        {option.detail !== undefined && <small>{option.detail}</small>}
      </span>
    </Combobox.Item>
  ));
}
