import type { TakeBackState } from "@spolverk/domain";

/** A line of the list. */
export type TakeBackRow = {
  id: string;
  number: string;
  state: TakeBackState;
  orderId: string;
  orderNumber: string;
  email: string;
  isCompany: boolean;
  spools: number;
  scrapGrams: number;
  /** ISO date-time */
  createdAt: string;
  /** On which it may be sent: YYYY-MM-DD, in UTC. */
  lastDay: string;
};

/** GET /admin/take-backs */
export type TakeBackPage = { takeBacks: TakeBackRow[]; count: number; offset: number; limit: number };

/** GET /admin/take-backs/{id}, and the reply to every change of it. */
export type TakeBackForAdmin = TakeBackRow & {
  language: string;
  site: string;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  trackingNumber: string | null;
  hasLabel: boolean;
  feeSek: number | null;
  reason: string | null;
  history: {
    state: TakeBackState;
    at: string;
    /** Name of the merchandiser; null where the customer or the shop did it. */ author: string | null;
  }[];
  notes: { id: string; text: string; author: string; at: string }[];
  /** What it may become next by a merchandiser. */
  nextStates: TakeBackState[];
};
