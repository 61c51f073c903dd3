import type { ReactNode } from "react";
import type { ListRead } from "./use-filtered-list.ts";
import { ListState } from "./list-state.tsx";
import { PageTurner } from "./page-turner.tsx";

type ListRowsProps<Reply> = {
  rows: ListRead<Reply>;
  /** What stands there instead of rows. */
  emptyText: string;
  children: (reply: Reply) => ReactNode;
};

/** One page of a list, or what there is to say instead, and the way to the other pages. */
export function ListRows<Reply extends { count: number }>({
  rows: { data, error, pageIndex, turn },
  emptyText,
  children,
}: ListRowsProps<Reply>) {
  return (
    <>
      {data === undefined && <ListState emptyText={null} error={error} />}
      {data?.count === 0 && <ListState emptyText={emptyText} error={null} />}
      {data !== undefined && data.count > 0 && children(data)}
      <PageTurner count={data?.count ?? 0} onPage={turn} pageIndex={pageIndex} />
    </>
  );
}
