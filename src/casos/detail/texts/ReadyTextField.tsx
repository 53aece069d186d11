import { Box } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { llenarTexto, valoresDeCaso } from '#domain/casos/textos';
import { READY_TEXTS } from '../../../data/wholeList.ts';
import { usePerson } from '../../../system/person.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { KeyHint } from '../../../ui/KeyHint.tsx';
import { useCasePage } from '../context.ts';
import { TextMenu } from './TextMenu.tsx';

interface Props extends Omit<ComponentProps<typeof TextAreaField>, 'onKeyDown' | 'ref'> {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Takes what is written once a text was put in. */
  readonly onPut: (written: string) => void;
}

/** From where to where the text goes that is put in. */
type Place = readonly [from: number, to: number];

/**
 * Several lines about a case, into which a text ready to use is put: '/' at the beginning of a word opens the list of them, as the
 * button does. A value that the case lacks is selected, so that the next letter takes its place.
 */
export function ReadyTextField({ ref, onKeyDown, onPut, ...area }: Props) {
  const { newest } = useCasePage();
  const { nombre } = usePerson();
  const data = useQueryClient();
  const box = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const leave = (at: number, to = at) => {
    setPlace(null);
    // The field is rendered with its text first.
    setTimeout(() => {
      box.current?.focus();
      box.current?.setSelectionRange(at, to);
    });
  };
  const put = (texto: string) => {
    if (box.current === null || place === null) return;
    const { value } = box.current;
    const filled = llenarTexto(texto, valoresDeCaso(newest, nombre));
    const [from, to] = place;
    onPut(`${value.slice(0, from)}${filled}${value.slice(to)}`);
    const mark = /\[falta: [^\]\n]+\]/u.exec(filled);
    if (mark === null) leave(from + filled.length);
    else leave(from + mark.index, from + mark.index + mark[0].length);
  };
  const here = (): Place => {
    const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    return [selectionStart, selectionEnd];
  };
  const isIdle = area.disabled === true || area.readOnly === true;
  return (
    <Box position="relative">
      <TextAreaField
        {...area}
        ref={(element) => {
          box.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        onFocus={() => void data.prefetchQuery(READY_TEXTS)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const [from, to] = here();
          if (event.key !== '/' || isIdle || event.ctrlKey || event.metaKey || event.altKey) return;
          const { value } = event.currentTarget;
          if (from !== to || (from > 0 && !/\s/u.test(value.charAt(from - 1)))) return;
          // It is written all the same: whoever gives up the list wanted the character.
          setPlace([from, from + 1]);
        }}
      />
      <Button
        position="absolute"
        top={-1}
        insetEnd={0}
        size="xs"
        variant="ghost"
        disabled={isIdle}
        aria-haspopup="dialog"
        onFocus={() => void data.prefetchQuery(READY_TEXTS)}
        onClick={() => setPlace(here())}
      >
        Textos <KeyHint>/</KeyHint>
      </Button>
      {place !== null && <TextMenu anchor={box} onPick={put} onClose={() => leave(place[1])} />}
    </Box>
  );
}
