import type { z } from "zod";
import type { PageLanguages } from "#site/locales.ts";
import type { NoticeState } from "#site/notice-state.ts";
import type { Prose } from "./model.ts";
import type { newsroomSchema } from "./schema/pages.ts";
import type { CalendarDrawing, DatedSource, Link, NewsEntry, Picture, ServiceLink } from "./page-parts.ts";

// What the pages of news are made of: page-data.ts has the others.

/** A page of a list of news: of all, of a topic or of a year. */
export type NewsListPage = Omit<z.output<typeof newsroomSchema>, "topics"> &
  PageLanguages & {
    topics: { id: string; name: string; path: string }[];
    years: { year: string; path: string }[];
    topic?: { id: string; name: string; text: string } | undefined;
    year?: string | undefined;
    /** The days to keep, as markup. */
    ahead?: string | undefined;
    /** In the site's first language. */
    path: string;
    all: string;
    entries: NewsEntry[];
    count: number;
    page: number;
    pages: number;
    /** The neighbouring pages, and the first and last. */
    pager: { number: number; path: string }[];
  };

/** An item before or after another in time, as a link to either of its pages. */
type NewsNeighbour = Pick<NewsEntry, "title" | "path" | "detailPath">;

/** A news item between its neighbours. */
export type NewsItem = NewsEntry &
  PageLanguages & {
    facts: { label: string; value: string }[];
    concerns: string;
    sources: DatedSource[];
    corrections: { date: string; text: string }[];
    notice?: { from: string; to?: string; destinations: string[] } | undefined;
    noticeState?: NoticeState | undefined;
    services: ServiceLink[];
    related: NewsEntry[];
    newer?: NewsNeighbour | undefined;
    older?: NewsNeighbour | undefined;
    pressEmail: string;
    socialCard: string;
    calendar?: CalendarDrawing | undefined;
    drawn: string;
    prose: Prose;
    /** The list beside the item: its neighbours in time. */
    beside: Pick<NewsEntry, "id" | "title" | "date" | "topicName" | "path">[];
    /** The cover's file in the content. */
    coverImage?: { file: string; alt: string } | undefined;
    modified?: string | undefined;
  };

/** A news item at a glance: of what the article alone shows, what there is. */
export type NewsGlancePage = Omit<
  NewsItem,
  "prose" | "related" | "corrections" | "sources" | "coverImage" | "modified"
> & { contents: Link[]; hasTable: boolean };

/** A news item on a page of its own, as an article. */
export type NewsDetailPage = Omit<NewsItem, "beside" | "calendar" | "coverImage"> & { cover?: Picture | undefined };
