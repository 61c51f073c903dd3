import type { RichText } from "@spolverk/content/rich-text";
import { useEffect, useRef } from "react";
import { decodeUri } from "../../browser/decode-uri.ts";
import { Icon } from "../../ui/icon.tsx";
import { Blocks } from "../../ui/rich-text/rich-text.tsx";
import { type Question, toQuestionGroups } from "./to-question-groups.ts";

/**
 * Questions by group, each expanded by a press [2.10]. The question in the address's fragment is expanded from the
 * start.
 */
export function QuestionList({ content }: { content: RichText }) {
  const { intro, groups } = toQuestionGroups(content);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const named = decodeUri(location.hash.slice(1));
    const question = [...(ref.current?.querySelectorAll("details") ?? [])].find(({ id }) => id === named);
    if (!question) return;
    question.open = true;
    question.scrollIntoView();
  }, []);
  return (
    <div className="text-[1.0625rem] leading-relaxed" ref={ref}>
      <Blocks nodes={intro} />
      {groups.map(({ heading, questions }) => (
        <section aria-labelledby={heading.id} className="not-first:mt-12" key={heading.id}>
          <h2 className="title-section mb-4 scroll-mt-28" id={heading.id}>
            {heading.text}
          </h2>
          <div className="overflow-hidden rounded-card border border-line bg-surface">
            {questions.map((question) => (
              <QuestionRow key={question.heading.id} question={question} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function QuestionRow({ question: { heading, answer } }: { question: Question }) {
  return (
    <details className="group scroll-mt-28 border-line not-last:border-b" id={heading.id}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3.5 hover:bg-sunken focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg leading-snug tracking-normal">{heading.text}</h3>
        <Icon className="size-5 text-soft transition-transform group-open:rotate-180" name="chevronDown" />
      </summary>
      <div className="px-5 pb-5 [&>:first-child]:mt-1 [&>:last-child]:mb-0">
        <Blocks nodes={answer} />
      </div>
    </details>
  );
}
