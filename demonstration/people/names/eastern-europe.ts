import type { NamesOfCountry } from './names-of-country.ts';

export const namesOfEasternEurope: Readonly<Record<string, NamesOfCountry>> = {
  ukraine: {
    men: `Anatoliy Andriy Anton Artem Artur Bohdan Danylo Denys Dmytro Eduard Hlib Ihor Illia Ivan Kyrylo Lev Maksym Marko Matviy
      Mykhailo Mykola Mykyta Nazar Oleh Oleksandr Oleksiy Orest Ostap Pavlo Petro Roman Ruslan Serhiy Stanislav Stepan Taras Tymofiy
      Vadym Valeriy Vasyl Viktor Vitaliy Vladyslav Volodymyr Yaroslav Yehor Yevhen Yuriy Zakhar`,
    women: `Alina Anastasiia Anhelina Daria Diana Hanna Iryna Kateryna Khrystyna Larysa Lesia Mariia Maryna Nadiia Natalia Oksana
      Oleksandra Olena Polina Sofiia Solomiia Tetiana Viktoriia Yana Yuliia Zlata`,
    family: `Andriichuk Babenko Bilyk Bodnar Boiko Bondar Bondarenko Chornyi Danylenko Diachenko Dovzhenko Fedorenko Franko Halushko
      Hnatiuk Honchar Horbenko Hrytsenko Ivanchenko Karpenko Kharchenko Khomenko Klymenko Kolomiets Koval Kovalenko Kovalchuk Kozak
      Kravets Kravchenko Kulyk Kuzmenko Lysenko Lytvyn Lytvynenko Marchenko Martyniuk Melnychuk Melnyk Moroz Nazarenko Novytskyi Oliinyk
      Onyshchenko Ostapenko Panchenko Pavlenko Petrenko Polishchuk Ponomarenko Popovych Prokopenko Pylypenko Romaniuk Rudenko Savchuk
      Semenchuk Shevchuk Shvets Sydorenko Symonenko Tarasenko Tereshchenko Tkachenko Tkachuk Tymchenko Vasylenko Vlasenko Voloshyn Vovk
      Yakymenko Yarosh Yurchenko Zakharchenko Zavhorodnii Zinchuk`,
    feminine: 'ukrainian',
  },
  armenia: {
    men: `Aram Armen Arsen Artak Artur Ashot Davit Edgar Erik Gevorg Gor Hakob Hayk Hovhannes Karen Levon Mher Narek Norayr Rafael Sargis
      Tigran Vahan Zaven`,
    family: `Abrahamyan Aleksanyan Arakelyan Avetisyan Babayan Danielyan Davtyan Galstyan Gasparyan Gevorgyan Grigoryan Hakobyan
      Harutyunyan Hovhannisyan Karapetyan Khachatryan Manukyan Margaryan Martirosyan Mkrtchyan Petrosyan Poghosyan Sahakyan Sargsyan
      Simonyan Stepanyan Vardanyan Zakaryan`,
  },
  azerbaijan: {
    men: `Abbas Anar Araz Azer Elçin Elnur Elvin Emin Farid Hikmət İlqar Kamran Mahir Namiq Nicat Orxan Ramil Rauf Rəşad Samir Tural
      Vüqar Zaur`,
    family: `Abbasov Abdullayev Ağayev Əhmədov Əliyev Babayev Bayramov Cəfərov Eyvazov Hacıyev Həsənov Hüseynov İbrahimov İsmayılov
      Kərimov Mammadov Mustafayev Nəcəfov Orucov Quliyev Rəhimov Rzayev Süleymanov Vəliyev Zeynalov`,
  },
  kazakhstan: {
    men: `Abylai Adilet Aibek Aidos Alibek Arman Askhat Azamat Bauyrzhan Daniyar Dauren Erkin Islam Marat Maxim Nurlan Ramazan Ruslan
      Sanzhar Serik Sultan Temirlan Timur Yerlan`,
    family: `Abdrakhmanov Akhmetov Alimbekov Amanov Aubakirov Baimukhanov Baitenov Bekov Dzhumabekov Ibraimov Ismailov Kaliyev Karimov
      Kenzhebek Mukanov Nurgaliyev Omarov Ospanov Rakhimov Sadykov Sarsenov Seitov Suleimenov Tulegenov Utepov Yesenov Zhaksybekov
      Zhumagaliyev`,
  },
};
