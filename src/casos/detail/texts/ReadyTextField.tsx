import { Box, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { type Mencion, mencionDe } from '#domain/casos/menciones';
import { llenarTexto, type Texto, valoresDeCaso } from '#domain/casos/textos';
import { READY_TEXTS } from '../../../data/wholeList.ts';
import { usePerson } from '../../../system/person.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { KeyHint } from '../../../ui/KeyHint.tsx';
import { useCasePage } from '../context.ts';
import { MentionMenu, mentionable } from './MentionMenu.tsx';
import { TextMenu } from './TextMenu.tsx';

interface Props extends Omit<ComponentProps<typeof TextAreaField>, 'onKeyDown' | 'ref'> {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Takes what is written once something was put in. */
  readonly onPut: (written: string) => void;
  /** Takes who was mentioned; left out where nobody is. */
  readonly onMention?: (person: Mencion) => void;
  /** Told which text was put in. */
  readonly onText?: (text: Texto) => void;
}

/** The key that opens a list, and from where to where what is chosen goes. */
interface Place {
  readonly key: '/' | '@';
  readonly from: number;
  readonly to: number;
}

/**
 * Several lines about a case, into which a text ready to use is put: '/' at the beginning of a word opens the list of them, as the
 * button does. A value that the case lacks is selected, so that the next letter takes its place. In the same way '@' mentions a colleague.
 */
export function ReadyTextField({ ref, onKeyDown, onPut, onMention, onText, ...area }: Props) {
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
  /** Puts a text where the list was opened. @returns where it begins. */
  const put = (text: string, { from, to }: Omit<Place, 'key'>) => {
    const value = box.current?.value ?? '';
    onPut(`${value.slice(0, from)}${text}${value.slice(to)}`);
    return from;
  };
  const putText = (text: Texto) => {
    if (place === null) return;
    const filled = llenarTexto(text.texto, valoresDeCaso(newest, nombre));
    const from = put(filled, place);
    onText?.(text);
    const mark = /\[falta: [^\]\n]+\]/u.exec(filled);
    if (mark === null) leave(from + filled.length);
    else leave(from + mark.index, from + mark.index + mark[0].length);
  };
  const putMention = (person: Mencion) => {
    if (place === null) return;
    const mention = `${mencionDe(person.nombre)} `;
    onMention?.(person);
    leave(put(mention, place) + mention.length);
  };
  const here = (key: Place['key']): Place => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = box.current ?? {};
    return { key, from, to };
  };
  const isIdle = area.disabled === true || area.readOnly === true;
  const fetchTexts = () => void data.prefetchQuery(READY_TEXTS);
  return (
    <Box position="relative">
      <TextAreaField
        {...area}
        ref={(element) => {
          box.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        onFocus={fetchTexts}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const key = opens(event, onMention !== undefined);
          if (key === null || isIdle) return;
          const { from, to } = here(key);
          const { value } = event.currentTarget;
          if (from !== to || (from > 0 && !/\s/u.test(value.charAt(from - 1)))) return;
          // It is written all the same: whoever gives up the list wanted the character.
          setPlace({ key, from, to: from + 1 });
        }}
      />
      <Flex position="absolute" top={-1} insetEnd={0}>
        {onMention !== undefined && (
          <Button
            size="xs"
            variant="ghost"
            disabled={isIdle}
            aria-haspopup="dialog"
            onFocus={() => void data.prefetchQuery(mentionable(newest.id, ''))}
            onClick={() => setPlace(here('@'))}
          >
            Mencionar <KeyHint>@</KeyHint>
          </Button>
        )}
        <Button
          size="xs"
          variant="ghost"
          disabled={isIdle}
          aria-haspopup="dialog"
          onFocus={fetchTexts}
          onClick={() => setPlace(here('/'))}
        >
          Textos <KeyHint>/</KeyHint>
        </Button>
      </Flex>
      {place?.key === '/' && <TextMenu anchor={box} onPick={putText} onClose={() => leave(place.to)} />}
      {place?.key === '@' && (
        <MentionMenu
          anchor={box}
          onPick={putMention}
          onClose={(typed) => {
            if (typed !== '') put(typed, { from: place.to, to: place.to });
            leave(place.to + typed.length);
          }}
        />
      )}
    </Box>
  );
}

/** The list that a key opens; null for none. */
function opens(event: KeyboardEvent, mayMention: boolean): Place['key'] | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === '/') return ctrlKey || metaKey || altKey ? null : key;
  // Spanish keyboards write it with AltGr, which some systems tell as Ctrl and Alt.
  return key === '@' && mayMention && !metaKey && (altKey || !ctrlKey) ? key : null;
}
